extension Array where Element == UInt8 {
    mutating func removeFirst(_ pattern: [UInt8], from start: Int) {
        guard let first = pattern.first, count - start >= pattern.count else { return }
        for index in start...(count - pattern.count) where self[index] == first {
            if self[index..<index + pattern.count].elementsEqual(pattern) {
                removeSubrange(index..<index + pattern.count)
                return
            }
        }
    }
}
