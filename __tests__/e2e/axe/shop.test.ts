import { everyPage } from './everyPage';

everyPage('shop');
