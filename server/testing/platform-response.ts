/**
 * Highlighting unpacks itself with the platform's own Response at the moment it is first read. The server's listener
 * puts another in its place, and the server's tests share a process: so it is read before any of them.
 */
import 'shiki/wasm'
