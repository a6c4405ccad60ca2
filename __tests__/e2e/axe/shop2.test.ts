import { everyPage } from './everyPage';

everyPage('shop', 2, 2);
