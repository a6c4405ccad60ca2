/** Flow 6 in the mini-program. */
import { flow6 } from '../stories/flow6';
import { live } from './story';

live(flow6);
