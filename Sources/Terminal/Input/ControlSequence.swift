/// A control sequence (`ESC [` …), parsed by the rules of ECMA-48.
struct ControlSequence: Hashable {
    /// The byte `<`, `=`, `>` or `?` of a private sequence.
    let prefix: UInt8?
    /// The bytes before the last, `$` in a mode report.
    let intermediates: [UInt8]
    let final: UInt8

    private let parameters: [[Int?]]

    static let numberLimit = 9_999_999

    /// Parses the bytes between `ESC [` and the last one; nil if they are malformed.
    init?(_ bytes: [UInt8], final: UInt8) {
        var rest = bytes[...]
        if let first = rest.first, (0x3c...0x3f).contains(first) {
            prefix = first
            rest = rest.dropFirst()
        } else {
            prefix = nil
        }
        let numbers = rest.prefix { (0x30...0x3b).contains($0) }
        rest = rest.dropFirst(numbers.count)
        guard rest.allSatisfy({ (0x20...0x2f).contains($0) }) else { return nil }
        intermediates = Array(rest)
        self.final = final
        parameters =
            numbers.isEmpty
            ? []
            : numbers.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
                $0.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(Self.number)
            }
    }

    var count: Int { parameters.count }

    /// A parameter, or a part of it after a colon; nil if it is missing or empty.
    func number(_ index: Int, _ part: Int = 0) -> Int? {
        guard parameters.indices.contains(index), parameters[index].indices.contains(part) else { return nil }
        return parameters[index][part]
    }

    /// All parts of a parameter, without empty ones.
    func numbers(_ index: Int) -> [Int] {
        parameters.indices.contains(index) ? parameters[index].compactMap(\.self) : []
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        var value: Int?
        for digit in digits { value = min(numberLimit, (value ?? 0) * 10 + Int(digit) - 0x30) }
        return value
    }
}
