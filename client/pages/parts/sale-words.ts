/** How a sale whose every place is taken or held may come back. */
export const whenFree = 'A held place that is not paid for comes free within half an hour.'
