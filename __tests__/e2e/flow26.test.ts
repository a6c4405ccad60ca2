/** Flow 26 in a browser. */
import { flow26 } from '../stories/flow26';
import { live } from './story';

live(flow26);
