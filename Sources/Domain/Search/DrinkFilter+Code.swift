extension DrinkFilter {
    /// The filter as text for storage: a part per line, `+` wanted, `-` unwanted, `%` a limit. Ignores unknown parts.
    package var code: String {
        (wanted.map { "+\($0.code)" } + unwanted.map { "-\($0.code)" }
            + bounds.map { "%\($0.comparison.rawValue)\($0.percent)" }
            + words.map { ($0.isUnwanted ? "!" : "=") + $0.text }).joined(separator: "\n")
    }

    package init(code: String) {
        self.init()
        for line in code.split(separator: "\n") {
            let rest = String(line.dropFirst())
            switch line.first {
            case "+": if let option = DrinkOption(code: rest) { set(option, .wanted) }
            case "-": if let option = DrinkOption(code: rest) { set(option, .unwanted) }
            case "=": add(Word(rest))
            case "!": add(Word(rest, isUnwanted: true))
            case "%": if let bound = StrengthBound(code: rest) { add(bound) }
            default: break
            }
        }
    }
}

extension StrengthBound {
    /// Parses `<15.0` and the like; nil for anything else.
    init?(code: String) {
        let sign = code.prefix { "<>=".contains($0) }
        guard let comparison = Comparison(rawValue: String(sign)), let percent = Double(code.dropFirst(sign.count)),
            percent.isFinite
        else { return nil }
        self.init(comparison, percent)
    }
}
