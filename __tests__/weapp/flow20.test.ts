/** Flow 20 in the mini-program. */
import { flow20 } from '../stories/flow20';
import { live } from './story';

live(...flow20);
