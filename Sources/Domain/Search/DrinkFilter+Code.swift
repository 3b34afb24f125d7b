extension DrinkFilter {
    /// The filter as a text that is kept: one part a line, `+` for what is wanted, `-` for what is not, `%` for a limit.
    /// Parts that a later version no longer understands are left out when it is read.
    public var code: String {
        (wanted.map { "+\($0.code)" } + unwanted.map { "-\($0.code)" }
            + bounds.map { "%\($0.comparison.rawValue)\($0.percent)" }).joined(separator: "\n")
    }

    /// Reads a kept filter.
    public init(code: String) {
        self.init()
        for line in code.split(separator: "\n") {
            let rest = String(line.dropFirst())
            switch line.first {
            case "+": if let option = DrinkOption(code: rest) { set(option, .wanted) }
            case "-": if let option = DrinkOption(code: rest) { set(option, .unwanted) }
            case "%": if let bound = StrengthBound(code: rest) { add(bound) }
            default: break
            }
        }
    }
}

extension StrengthBound {
    /// Reads `<15.0` and the like; nil for anything else.
    init?(code: String) {
        let sign = code.prefix { "<>=".contains($0) }
        guard let comparison = Comparison(rawValue: String(sign)), let percent = Double(code.dropFirst(sign.count)),
            percent.isFinite
        else { return nil }
        self.init(comparison, percent)
    }
}
