/** Whether the payment provider works out taxes, and whether they come on top of our prices or are in them. */
export type TaxTreatment = 'off' | 'exclusive' | 'inclusive'

/** What a buyer pays in taxes, and where it is worked out. */
export const taxWords: Record<TaxTreatment, string> = {
  off: 'Nothing is added when you pay: the price you see here is the sum you are charged.',
  exclusive:
    'VAT or sales tax is added where the law asks for it. It is worked out from your address on the payment page and shown before you pay; businesses can enter a VAT number there.',
  inclusive:
    'Prices include VAT or sales tax where the law asks for it. The payment page works it out from your address and shows it before you pay; businesses can enter a VAT number there.',
}
