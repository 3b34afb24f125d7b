extension DrinkOption {
    /// The option as a word for storage: `base:gin`.
    package var code: String { "\(kind.rawValue):\(value)" }

    private var value: String {
        switch self {
        case .base(let base): base.rawValue
        case .away(let limit): String(limit)
        case .marked(let mark): mark.rawValue
        case .made: "made"
        case .own: "own"
        case .rated(let stars): String(stars)
        case .collection(let id): id.rawValue
        case .source(let text): text
        case .tool(let id): id.rawValue
        case .strength(let step), .sugar(let step), .level(let step): String(step)
        case .size(let range): "\(range.lowerBound)-\(range.upperBound)"
        case .ingredient(let id): id.rawValue
        case .technique(let technique): technique.rawValue
        case .tag(let id): id.rawValue
        case .glass(let id): id.rawValue
        case .iba(let group): group.rawValue
        case .alcoholFree: "none"
        }
    }

    /// Nil for a word unknown to this version.
    package init?(code: String) {
        let parts = code.split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2, let kind = DrinkOptionKind(rawValue: parts[0]),
            let option = Self.option(kind, parts[1])
        else { return nil }
        self = option
    }

    private static func option(_ kind: DrinkOptionKind, _ value: String) -> DrinkOption? {
        switch kind {
        case .base: BaseSpirit(rawValue: value).map(DrinkOption.base)
        case .away: Int(value).map(DrinkOption.away)
        case .mine:
            value == "made" ? .made : value == "own" ? .own : DrinkMark(rawValue: value).map(DrinkOption.marked)
        case .rating: Int(value).flatMap { (1...5).contains($0) ? .rated($0) : nil }
        case .collection: .collection(Identifier(value))
        case .source: .source(value)
        case .tool: .tool(Identifier(value))
        case .strength: Int(value).map(DrinkOption.strength)
        case .sugar: Int(value).map(DrinkOption.sugar)
        case .level: Int(value).map(DrinkOption.level)
        case .size: size(value)
        case .ingredient: .ingredient(Identifier(value))
        case .technique: TechniqueKind(rawValue: value).map(DrinkOption.technique)
        case .tag: .tag(Identifier(value))
        case .glass: .glass(Identifier(value))
        case .iba: IBAGroup(rawValue: value).map(DrinkOption.iba)
        case .alcohol: .alcoholFree
        }
    }

    private static func size(_ value: String) -> DrinkOption? {
        let ends = value.split(separator: "-").compactMap { Int($0) }
        return ends.count == 2 && ends[0] <= ends[1] ? .size(ends[0]...ends[1]) : nil
    }
}
