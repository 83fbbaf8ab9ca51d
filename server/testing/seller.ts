/** Who sells, as a site in production has to say it. */
export const testSeller = {
  SELLER_NAME: 'Millwork Ltd',
  SELLER_ADDRESS: '1 High Street; London',
  SELLER_REGISTER: 'none',
  SELLER_TAX_ID: 'GB980780684',
  SELLER_LAW: 'England and Wales',
  SELLER_EMAIL: 'hello@millwork.test',
}
