/** Taro's upload by itself, so that its script comes with the first file that is sent. */
import Taro from '@tarojs/taro';

export const uploadFile: typeof Taro.uploadFile = (option) => Taro.uploadFile(option);
