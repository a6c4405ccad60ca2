import { everyPage } from './everyPage';

everyPage('shop', 1, 2);
