/// A grapheme cluster of several scalars, measured in two ways: by the table (the rules of `wcswidth` in the Python
/// package `wcwidth`), and like a terminal that only knows single scalars.
struct Cluster {
    /// The maximum number of marks after the base; a cell of ncurses holds no more.
    static let markLimit = 4

    private(set) var base: Unicode.Scalar?
    /// The cluster's columns by the table; 3 and more in some scripts.
    private(set) var columns = 0
    private(set) var separateColumns = 0
    /// The sum of the columns of the scalars in `whole`.
    private(set) var wholeColumns = 0

    private var followers: [Unicode.Scalar] = []
    private var isReplaced = false
    private var isJoined = false
    private var measured: ScalarTraits?
    private var last: ScalarTraits = []
    private var previous: Unicode.Scalar?
    private var isFlag = false

    mutating func append(_ scalar: Unicode.Scalar, ambiguousWidth: Int) {
        let traits = ScalarTraits(of: scalar.value)
        let own = traits.columns(ambiguous: ambiguousWidth)
        let separate = traits.contains(.spacing) ? 1 : own
        measure(scalar, traits, own)
        separateColumns += separate
        appendVisible(scalar, traits, separate)
        isJoined = scalar == "\u{200d}"
        previous = scalar
    }

    /// The two letters of a flag; nil for any other cluster.
    var flag: Character? {
        guard isFlag, let base, let second = followers.first else { return nil }
        return Self.character(of: [base, second])
    }

    /// The base and its marks; nil if they are not a single cluster, or one of them must not be sent.
    var whole: Character? {
        guard let base, !isReplaced else { return nil }
        return Self.character(of: [base] + followers)
    }

    /// The Latin letter of a regional indicator; nil for any other scalar.
    static func letter(ofRegionalIndicator value: UInt32) -> Unicode.Scalar? {
        (0x1f1e6...0x1f1ff).contains(value) ? Unicode.Scalar(value - 0x1f1e6 + 0x41) : nil
    }

    /// The rules of `wcswidth`, reduced to what one cluster can contain.
    private mutating func measure(_ scalar: Unicode.Scalar, _ traits: ScalarTraits, _ own: Int) {
        if isJoined, traits.contains(.pictographic) { return }
        switch scalar.value {
        case 0xfe0f:
            if let measured, measured.contains(.selectable) { columns += 1 }
            measured = nil
        case 0x1f1e6...0x1f1ff where previous.flatMap { Self.letter(ofRegionalIndicator: $0.value) } != nil:
            isFlag = true
        case 0x1f3fb...0x1f3ff where last.contains(.pictographic):
            break
        default:
            if own > 0 {
                columns += own
                measured = traits
                last = traits
            } else if traits.contains(.spacing), measured != nil {
                columns += 1
                measured = nil
            }
        }
    }

    private mutating func appendVisible(_ scalar: Unicode.Scalar, _ traits: ScalarTraits, _ separate: Int) {
        if traits.contains(.unsent) { return }
        if base == nil {
            guard separate > 0, !traits.contains(.spacing) else { return }
            base = scalar
            wholeColumns = separate
        } else if followers.count < Self.markLimit {
            followers.append(scalar)
            wholeColumns += separate
            if traits.contains(.replaced) { isReplaced = true }
        }
    }

    private static func character(of scalars: [Unicode.Scalar]) -> Character? {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        let string = String(text)
        return string.count == 1 ? string.first : nil
    }
}
