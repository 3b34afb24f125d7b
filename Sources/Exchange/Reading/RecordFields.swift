import Domain

/// Reads the fields of one record; flaws name the invalid field.
struct RecordFields {
    enum Cleaning {
        /// Our own format: one line, unchanged except for forbidden characters.
        case line
        /// Our own format: several lines.
        case paragraph
        /// Another program: also without mark-up and spaces at both ends; an empty text is nil.
        case foreignLine
        case foreignParagraph
    }

    let limits: ExchangeLimits
    private let members: [ExchangeValue.Member]
    private let path: String

    /// Throws if the value is not an object.
    init(_ value: ExchangeValue, path: String = "", limits: ExchangeLimits) throws(ExchangeFlaw) {
        guard case .object(let members) = value else { throw ExchangeFlaw(field: path, .notAnObject) }
        self.members = members
        self.path = path
        self.limits = limits
    }

    func field(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

    func flaw(_ key: String, _ sentence: RecordRemark.Sentence, _ values: [String] = []) -> ExchangeFlaw {
        ExchangeFlaw(field: field(key), sentence, values)
    }

    /// Nil if it is missing or null.
    func value(_ key: String) -> ExchangeValue? {
        for member in members where member.key == key { return member.value.isNull ? nil : member.value }
        return nil
    }

    func has(_ key: String) -> Bool { value(key) != nil }

    var object: ExchangeValue { .object(members) }

    /// A text; a number is converted.
    func text(_ key: String, _ cleaning: Cleaning, limit: Int? = nil) throws(ExchangeFlaw) -> String? {
        guard let value = value(key) else { return nil }
        let raw: String
        switch value {
        case .text(let text): raw = text
        case .integer, .number: raw = value.json
        case .null: return nil
        case .bool, .list, .object: throw flaw(key, .notATextOrNull)
        }
        return try Self.clean(raw, cleaning, limit: limit ?? limits.textLength, field: field(key))
    }

    func name(_ key: String, _ cleaning: Cleaning = .foreignLine) throws(ExchangeFlaw) -> String? {
        try text(key, cleaning, limit: limits.nameLength)
    }

    static func clean(_ raw: String, _ cleaning: Cleaning, limit: Int, field: String) throws(ExchangeFlaw) -> String? {
        // Mark-up and three-byte characters may be removed by cleaning; beyond that the length need not be checked
        // exactly.
        guard raw.utf8.count <= limit * 8 + 4096 else {
            let count = raw.utf8.count
            throw ExchangeFlaw(field: field, .bytes, ["\(count)", "\(limit)"])
        }
        let text =
            switch cleaning {
            case .line: TextCleaner.line(raw)
            case .paragraph: TextCleaner.paragraph(raw)
            case .foreignLine: TextCleaner.trimmed(TextCleaner.line(HTMLText.stripped(raw)))
            case .foreignParagraph: TextCleaner.trimmed(TextCleaner.paragraph(HTMLText.stripped(raw)))
            }
        if text.utf8.count > limit {
            let count = text.unicodeScalars.count
            if count > limit { throw ExchangeFlaw(field: field, .characters, ["\(count)", "\(limit)"]) }
        }
        switch cleaning {
        case .line, .paragraph: return text
        case .foreignLine, .foreignParagraph: return text.isEmpty ? nil : text
        }
    }

    /// Returns a number, or a text that is a number.
    func number(_ key: String) throws(ExchangeFlaw) -> Double? {
        guard let value = value(key) else { return nil }
        switch value {
        case .integer(let number): return Double(number)
        case .number(let number): return number
        case .text(let text):
            let bare = AmountText.plain(text)
            if bare.isEmpty { return nil }
            if bare.first == "-", let number = AmountText.number(String(bare.dropFirst())) { return -number }
            if let number = AmountText.number(bare) { return number }
            throw flaw(key, .notANumberText, ["\(bare.prefix(40))"])
        case .null: return nil
        case .bool, .list, .object: throw flaw(key, .notANumber)
        }
    }

    /// Returns per cent alcohol by volume, also from a text such as `40 %`.
    func strength(_ key: String) throws(ExchangeFlaw) -> Double? {
        let written = percentage(key)
        guard let strength = written == nil ? try number(key) : written else { return nil }
        guard (0...100).contains(strength) else {
            let text = abs(strength) < 1e9 ? NumberText.trimmed(strength, decimals: 2) : strength.description
            throw flaw(key, .notAPercentage, ["\(text)"])
        }
        return strength
    }

    private func percentage(_ key: String) -> Double? {
        guard case .text(let text)? = value(key) else { return nil }
        let plain = AmountText.plain(text).lowercased()
        let sign = ["% abv", "% vol.", "% vol", "%", "도"].first(where: plain.hasSuffix)
        return sign.flatMap { AmountText.number(String(plain.dropLast($0.count))) }
    }

    func whole(_ key: String) throws(ExchangeFlaw) -> Int? {
        guard let number = try number(key) else { return nil }
        guard number == number.rounded(), abs(number) < 1e9 else { throw flaw(key, .notWhole) }
        return Int(number)
    }

    /// False if it is missing.
    func flag(_ key: String) throws(ExchangeFlaw) -> Bool {
        switch value(key) {
        case nil, .null?, .text("")?: return false
        case .bool(let flag)?: return flag
        case .integer(let number)? where number == 0 || number == 1: return number == 1
        case .text(let text)? where ["true", "yes", "1"].contains(text.lowercased()): return true
        case .text(let text)? where ["false", "no", "0"].contains(text.lowercased()): return false
        default: throw flaw(key, .notAFlag)
        }
    }

    /// Empty if it is missing.
    func list(_ key: String, atMost limit: Int) throws(ExchangeFlaw) -> [ExchangeValue] {
        guard let value = value(key) else { return [] }
        guard case .list(let values) = value else { throw flaw(key, .notAList) }
        guard values.count <= limit else { throw flaw(key, .entries, ["\(values.count)", "\(limit)"]) }
        return values
    }

    func records(_ key: String, atMost limit: Int) throws(ExchangeFlaw) -> [RecordFields] {
        let values = try list(key, atMost: limit)
        var records: [RecordFields] = []
        records.reserveCapacity(values.count)
        for (index, value) in values.enumerated() {
            records.append(try RecordFields(value, path: "\(field(key))[\(index)]", limits: limits))
        }
        return records
    }

    /// The texts in a list; a record in it counts by its `name`.
    func words(_ key: String, _ cleaning: Cleaning = .foreignLine, limit: Int? = nil) throws(ExchangeFlaw) -> [String] {
        var words: [String] = []
        for (index, value) in try list(key, atMost: limits.words).enumerated() {
            let field = "\(field(key))[\(index)]"
            switch value["name"] ?? value {
            case .text(let text):
                let most = limit ?? limits.nameLength
                if let word = try Self.clean(text, cleaning, limit: most, field: field) { words.append(word) }
            case .null: break
            default: throw ExchangeFlaw(field: field, .notAText)
            }
        }
        return words
    }

    /// The name in both languages; each fills in for the other.
    func ownName() throws(ExchangeFlaw) -> LocalizedText {
        let english = try name("en", .line) ?? ""
        let korean = try name("ko", .line) ?? ""
        guard let any = [english, korean].first(where: { !TextCleaner.trimmed($0).isEmpty }) else {
            throw flaw("en", .noName)
        }
        return LocalizedText(english: english.isEmpty ? any : english, korean: korean.isEmpty ? any : korean)
    }

    func ownID(_ key: String) throws(ExchangeFlaw) -> String {
        guard let id = try text(key, .line, limit: limits.nameLength * 2) else { throw flaw(key, .noID) }
        guard Identifier<Drink>(id).isWellFormed else { throw flaw(key, .badID, ["\(id.prefix(60))"]) }
        return id
    }

    func ownIDs<Entity>(_ key: String) throws(ExchangeFlaw) -> [Identifier<Entity>] {
        var ids: [Identifier<Entity>] = []
        for word in try words(key, .line, limit: limits.nameLength * 2) {
            let id = Identifier<Entity>(word)
            guard id.isWellFormed else { throw flaw(key, .badID, ["\(word.prefix(60))"]) }
            ids.append(id)
        }
        return ids
    }

    /// A text in both languages under `key_en` and `key_ko`; nil if both are missing.
    func pair(_ key: String, _ cleaning: Cleaning) throws(ExchangeFlaw) -> LocalizedText? {
        let english = try text("\(key)_en", cleaning)
        let korean = try text("\(key)_ko", cleaning)
        guard english != nil || korean != nil else { return nil }
        return LocalizedText(english: english ?? "", korean: korean ?? "")
    }

    /// The case of that name; the flaw lists the valid names.
    func choice<Choice: RawRepresentable & CaseIterable>(
        _ name: String, _ type: Choice.Type, _ key: String
    ) throws(ExchangeFlaw) -> Choice where Choice.RawValue == String {
        guard let found = Choice(rawValue: name) else {
            let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
            throw flaw(key, .notOneOf, ["\(name.prefix(40))", "\(known)"])
        }
        return found
    }

    func number(_ key: String, within range: ClosedRange<Double>) throws(ExchangeFlaw) -> Double? {
        guard let number = try number(key) else { return nil }
        guard range.contains(number) else {
            let (low, high) = (NumberText.short(range.lowerBound), NumberText.short(range.upperBound))
            throw flaw(key, .outOfRange, ["\(NumberText.trimmed(number, decimals: 3))", "\(low)", "\(high)"])
        }
        return number
    }

    /// `#rrggbb`.
    func color(_ key: String) throws(ExchangeFlaw) -> String? {
        guard let color = try text(key, .line) else { return nil }
        guard DrinkColor(hex: color) != nil else { throw flaw(key, .notAColor, ["\(color.prefix(20))"]) }
        return color
    }

    /// The unit of a line; an unknown word becomes `other`.
    func unit() throws(ExchangeFlaw) -> MeasureUnit? {
        guard let code = try text("unit", .line, limit: limits.nameLength) else { return nil }
        let unit = MeasureUnit(code: code)
        guard unit.code == "other", let word = try text("unit_text", .line, limit: limits.nameLength) else {
            return unit
        }
        return .other(word)
    }
}
