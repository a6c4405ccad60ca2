// Stands in for `swiper/bundle`: the slider with the two modules that Taro's Swiper uses (30 kB gzip less).
import Swiper from 'swiper';
import { Autoplay, Pagination } from 'swiper/modules';
import 'swiper/css/pagination';

Swiper.use([Autoplay, Pagination]);

export default Swiper;
