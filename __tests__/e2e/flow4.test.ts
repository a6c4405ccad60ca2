/** Flow 4 in a browser. */
import { flow4 } from '../stories/flow4';
import { live } from './story';

live(flow4);
