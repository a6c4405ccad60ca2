/** Flow 18 in the mini-program. */
import { flow18 } from '../stories/flow18';
import { live } from './story';

live(flow18);
