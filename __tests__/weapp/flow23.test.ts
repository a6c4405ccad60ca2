/** Flow 23 in the mini-program. */
import { flow23 } from '../stories/flow23';
import { live } from './story';

live(flow23);
