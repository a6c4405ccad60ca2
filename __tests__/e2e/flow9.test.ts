/** Flow 9 in a browser. */
import { flow9 } from '../stories/flow9';
import { live } from './story';

live(flow9);
