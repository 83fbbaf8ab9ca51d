/** What is told to people in the corner of the page; empty for nothing. */
export const useToast = () => useState('toast', () => '')
