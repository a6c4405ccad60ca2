import { Text, View } from '@tarojs/components';

export default function Second() {
  return (
    <View>
      <Text>第二页</Text>
    </View>
  );
}
