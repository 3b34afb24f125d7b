/// A control sequence (`ESC [` …) taken apart by the rules of ECMA-48.
struct ControlSequence: Hashable {
    /// The byte `<`, `=`, `>` or `?` that marks a private sequence.
    let prefix: UInt8?
    /// The bytes before the last, `$` in an answer about a mode.
    let intermediates: [UInt8]
    /// The byte that ends the sequence and says what it is.
    let final: UInt8

    private let parameters: [[Int?]]

    /// The largest number a parameter is read as.
    static let numberLimit = 9_999_999

    /// Takes the bytes between `ESC [` and the last one; nil when they are in no valid order.
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

    /// How many parameters there are.
    var count: Int { parameters.count }

    /// A parameter, or a part of it after a colon; nil where it is missing or empty.
    func number(_ index: Int, _ part: Int = 0) -> Int? {
        guard parameters.indices.contains(index), parameters[index].indices.contains(part) else { return nil }
        return parameters[index][part]
    }

    /// All parts of a parameter that are there.
    func numbers(_ index: Int) -> [Int] {
        parameters.indices.contains(index) ? parameters[index].compactMap(\.self) : []
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        var value: Int?
        for digit in digits { value = min(numberLimit, (value ?? 0) * 10 + Int(digit) - 0x30) }
        return value
    }
}
