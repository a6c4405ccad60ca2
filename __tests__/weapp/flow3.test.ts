/** Flow 3 in the mini-program. */
import { flow3 } from '../stories/flow3';
import { live } from './story';

live(flow3);
