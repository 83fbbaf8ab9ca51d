/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
const title = 'Hello'
