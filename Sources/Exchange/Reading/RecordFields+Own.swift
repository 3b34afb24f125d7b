import Domain

extension RecordFields {
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
