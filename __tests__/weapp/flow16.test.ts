/** Flow 16 in the mini-program. */
import { flow16 } from '../stories/flow16';
import { live } from './story';

live(...flow16);
