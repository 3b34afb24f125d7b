/// Parses the control sequences in a program's output.
enum ControlSequences {
    /// The parameters of every `CSI … m`, one list per sequence; an empty parameter is 0.
    static func styles(in output: [UInt8]) -> [[Int]] {
        var styles: [[Int]] = []
        var rest = output[...]
        while let start = rest.firstRange(of: [0x1b, UInt8(ascii: "[")]) {
            rest = rest[start.upperBound...]
            let body = rest.prefix { (0x30...0x3b).contains($0) }
            guard rest[body.endIndex...].first == UInt8(ascii: "m") else { continue }
            styles.append(
                body.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
                    Int(String(decoding: $0, as: UTF8.self)) ?? 0
                })
        }
        return styles
    }

    /// The style parameters that choose a colour.
    static func colours(in output: [UInt8]) -> [Int] {
        styles(in: output).joined().filter { (30...49).contains($0) || (90...107).contains($0) }
    }
}
