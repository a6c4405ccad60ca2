/** Flow 2 in the mini-program. */
import { flow2 } from '../stories/flow2';
import { live } from './story';

live(flow2);
