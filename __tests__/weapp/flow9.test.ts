/** Flow 9 in the mini-program. */
import { flow9 } from '../stories/flow9';
import { live } from './story';

live(flow9);
