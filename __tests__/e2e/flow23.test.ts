/** Flow 23 in a browser. */
import { flow23 } from '../stories/flow23';
import { live } from './story';

live(flow23);
