import Domain

extension ReadSession {
    /// Handles a record of Bar Assistant; ingredients were handled before.
    mutating func readBarAssistant(_ record: JSONRecord, _ job: FileJob, _ encoding: inout EncodingGuess) {
        var place = ImportPlace(file: job.file.path, record: "record \(record.number)")
        do throws(ExchangeFlaw) {
            let parsed = try BarAssistantRecord(record.value(&encoding), limits: limits)
            if parsed.kind == .ingredient, job.layout != .cocktail { return }
            guard parsed.kind != nil else { throw ExchangeFlaw(field: "", .neitherKind) }
            place = ImportPlace(file: job.file.path, record: parsed.title(record.number))
            add(try parsed.drink(), place)
        } catch {
            fail(place, .drink, error)
        }
    }

    /// Handles a record of TheCocktailDB. "Nothing found" is not a record.
    mutating func readTheCocktailDB(_ record: JSONRecord, file: String, _ encoding: inout EncodingGuess) {
        var place = ImportPlace(file: file, record: "record \(max(record.number, 1))")
        var kind = ImportFailure.Kind.drink
        do {
            let value = try record.value(&encoding)
            if record.number == 0 {
                switch value {
                case .null, .text: return
                default: break
                }
                guard case .object = value else { return }
            }
            let parsed = try TheCocktailDBRecord(value, limits: limits)
            place = ImportPlace(file: file, record: parsed.title(record.number))
            if parsed.isIngredient {
                kind = .ingredient
                define([DefinedIngredient(foreign: try parsed.ingredient(), place: place)])
            } else {
                add(try parsed.drink(), place)
            }
        } catch {
            fail(place, kind, error)
        }
    }
}
