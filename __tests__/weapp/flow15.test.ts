/** Flow 15 in the mini-program. */
import { flow15 } from '../stories/flow15';
import { live } from './story';

live(flow15);
