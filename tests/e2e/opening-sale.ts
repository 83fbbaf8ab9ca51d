/** A sale that runs, as the operator writes it down. */
export const openingSale = { percent: 30, titleTopBanner: 'Opening sale', maxCustomers: 50, showProgressBar: true }
