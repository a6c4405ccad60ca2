/** Flow 5 in the mini-program. */
import { flow5 } from '../stories/flow5';
import { live } from './story';

live(flow5);
