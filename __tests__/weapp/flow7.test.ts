/** Flow 7 in the mini-program. */
import { flow7 } from '../stories/flow7';
import { live } from './story';

live(flow7);
