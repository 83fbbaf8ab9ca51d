/** Said of a test that was not run since nothing it depends on changed. */
export const unchangedNote = 'unchanged since it passed'
