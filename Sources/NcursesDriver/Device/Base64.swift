enum Base64 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func encode(_ bytes: some Collection<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity((bytes.count + 2) / 3 * 4)
        var group: UInt32 = 0
        var held = 0
        for byte in bytes {
            group = group << 8 | UInt32(byte)
            held += 1
            if held == 3 {
                append(group, characters: 4, to: &result)
                group = 0
                held = 0
            }
        }
        if held > 0 {
            append(group << (8 * UInt32(3 - held)), characters: held + 1, to: &result)
            for _ in held..<3 { result.append(UInt8(ascii: "=")) }
        }
        return result
    }

    private static func append(_ group: UInt32, characters: Int, to result: inout [UInt8]) {
        for index in 0..<characters {
            result.append(alphabet[Int(group >> UInt32(18 - 6 * index)) & 63])
        }
    }
}
