/** Flow 22 in the mini-program. */
import { flow22 } from '../stories/flow22';
import { live } from './story';

live(flow22);
