/** Flow 18 in a browser. */
import { flow18 } from '../stories/flow18';
import { live } from './story';

live(flow18);
