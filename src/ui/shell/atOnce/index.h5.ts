/**
 * Draws a change before the next frame. React draws what an answer brings in a task of its own, and on a slow phone the browser styles
 * and paints the page that still waits in between: the first answer of a page is often there before its scripts, and then nobody has to
 * see it wait.
 */
import { flushSync } from 'react-dom';

export const atOnce = (change: () => void): void => flushSync(change);
