import Domain

extension CatalogueRecord {
    /// Returns the case of a name; the error lists the valid names.
    func choice<Choice: RawRepresentable & CaseIterable>(
        _ name: String, of type: Choice.Type, field: String
    ) throws(RecordFlaw) -> Choice where Choice.RawValue == String {
        guard let found = Choice(rawValue: name) else {
            let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
            throw RecordFlaw(field: field, reason: "\"\(name)\" is not one of \(known)")
        }
        return found
    }

    /// Returns a text in both languages; nil if it is in neither.
    func pair(_ english: String?, _ korean: String?, field: String) throws(RecordFlaw) -> LocalizedText? {
        switch (english, korean) {
        case (nil, nil): return nil
        case (let english?, let korean?): return LocalizedText(english: english, korean: korean)
        case (nil, _): throw RecordFlaw(field: "\(field)_en", reason: "is missing beside \(field)_ko")
        case (_, nil): throw RecordFlaw(field: "\(field)_ko", reason: "is missing beside \(field)_en")
        }
    }
}
