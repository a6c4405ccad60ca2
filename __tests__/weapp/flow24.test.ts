/** Flow 24 in the mini-program. */
import { flow24 } from '../stories/flow24';
import { live } from './story';

live(...flow24);
