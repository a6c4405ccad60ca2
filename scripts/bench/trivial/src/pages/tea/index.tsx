import Taro from '@tarojs/taro';
import { Text, View } from '@tarojs/components';

export default function Home() {
  return (
    <View className="trivial" onClick={() => void Taro.navigateTo({ url: '/pages/tea/second' })}>
      <Text>一杯茶的时间，够看完这一页。</Text>
    </View>
  );
}
