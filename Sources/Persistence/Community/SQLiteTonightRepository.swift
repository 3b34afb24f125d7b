package import Domain
import GRDB

/// Stores one row per day, with one line per part of the suggestion.
package struct SQLiteTonightRepository: TonightRepository {
    private let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    package func day(_ day: Int64, of profile: Identifier<Profile>) async throws -> TonightDay? {
        try await database.row(SQL.tonight, [profile.rawValue, day]) { Self.stored($0) }
    }

    package func days(
        from start: Int64, before end: Int64, of profile: Identifier<Profile>
    ) async throws -> [TonightDay] {
        try await database.rows(SQL.days, [profile.rawValue, start, end]) { Self.stored($0) }
    }

    private static func stored(_ row: Row) -> TonightDay? {
        TonightDay(day: row["day"], picks: TextList.texts(row["picks"]).map(TonightText.pick), place: row["place"])
    }

    package func keep(_ day: TonightDay, of profile: Identifier<Profile>) async throws {
        try await keep(day, of: profile, waiting: true)
    }

    package func keepUnlessBusy(_ day: TonightDay, of profile: Identifier<Profile>) async throws {
        do {
            try await keep(day, of: profile, waiting: false)
        } catch StoreError.busy {
            // The next reading chooses it again.
        }
    }

    private func keep(_ day: TonightDay, of profile: Identifier<Profile>, waiting: Bool) async throws {
        let picks = TextList.text(day.picks.map(TonightText.text))
        try await database.write(waiting: waiting) { db in
            try ProfileRows.ensure(profile, db)
            try db.insert(
                "tonight", "profile, day, place, picks", [profile.rawValue, day.day, day.place, picks], or: .replace)
            try db.execute(
                "DELETE FROM tonight WHERE profile = ? AND day < ?",
                [profile.rawValue, day.day - TonightDay.daysKept * 86_400])
        }
    }

    enum SQL {
        static let tonight = "SELECT day, place, picks FROM tonight WHERE profile = ? AND day = ?"
        static let days = """
            SELECT day, place, picks FROM tonight WHERE profile = ? AND day >= ? AND day < ? ORDER BY day DESC
            """
    }
}

/// The text form of a suggestion: a line each for drink, work, change and pairing, reasons by word. Reading skips parts
/// that only a later version knows.
enum TonightText {
    static func text(_ pick: TonightPick) -> String {
        [
            pick.drink?.rawValue ?? "", pick.isMakeable ? "1" : "", pick.drinkReasons.map(text).joined(separator: " "),
            pick.work?.rawValue ?? "", pick.character?.rawValue ?? "",
            pick.workReasons.map(text).joined(separator: " "), pick.change?.rawValue ?? "",
            pick.pairing?.code ?? "",
        ].joined(separator: "\n")
    }

    static func pick(_ text: String) -> TonightPick {
        let fields = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        func field(_ place: Int) -> String? {
            fields.indices.contains(place) && !fields[place].isEmpty ? fields[place] : nil
        }
        func reasons(_ place: Int) -> [TonightReason] {
            (field(place) ?? "").split(separator: " ").compactMap { reason(String($0)) }
        }
        return TonightPick(
            drink: field(0).map { Identifier($0) }, isMakeable: field(1) == "1", drinkReasons: reasons(2),
            work: field(3).map { Identifier($0) }, character: field(4).map { Identifier($0) }, workReasons: reasons(5),
            pairing: field(7).flatMap(TonightPairing.init(code:)),
            change: field(6).flatMap(TonightChange.init(rawValue:)))
    }

    private static func text(_ reason: TonightReason) -> String {
        switch reason {
        case .weather(let degrees, let style): "weather:\(degrees):\(style.rawValue)"
        case .muggyWeather(let degrees, let humidity): "muggy:\(degrees):\(humidity)"
        case .mildWeather(let degrees): "mild:\(degrees)"
        case .unsuitedWeather(let degrees): "unsuited:\(degrees)"
        case .wetWeather: "wet"
        case .rainAhead(let chance): "rain:\(chance)"
        case .dusty(let grade): "dust:\(grade.rawValue)"
        case .noWeather: "no-weather"
        case .makeable: "makeable"
        case .away(let count): "away:\(count)"
        case .lacking(let count): "lacking:\(count)"
        case .likeRated(let drink, let rating): "rated:\(drink):\(rating.halves)"
        case .likeKnown(let drink, let basis): "known:\(drink):\(basis)"
        case .noTaste: "no-taste"
        case .ownType(let character, let type): "own:\(character):\(type)"
        case .nearType(let character, let type, let letters): "near:\(character):\(type):\(letters)"
        case .sameDirector(let work, let rating): "director:\(work):\(rating.halves)"
        case .sameGenres(let work, let rating): "genres:\(work):\(rating.halves)"
        case .noType: "no-type"
        case .nobodyDug: "nobody"
        case .length(let length): "length:\(length.rawValue)"
        case .wished: "wished"
        case .notWatched: "not-watched"
        case .watched: "watched"
        }
    }

    private static func reason(_ text: String) -> TonightReason? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        func part(_ place: Int) -> String { parts.indices.contains(place) ? parts[place] : "" }
        switch part(0) {
        case "weather":
            guard let degrees = Double(part(1)), let style = TonightStyle(rawValue: part(2)) else { return nil }
            return .weather(feelsLike: degrees, style)
        case "muggy":
            guard let degrees = Double(part(1)), let humidity = Double(part(2)) else { return nil }
            return .muggyWeather(feelsLike: degrees, humidity: humidity)
        case "mild": return Double(part(1)).map { .mildWeather(feelsLike: $0) }
        case "unsuited": return Double(part(1)).map { .unsuitedWeather(feelsLike: $0) }
        case "rain": return Double(part(1)).map { .rainAhead(chance: $0) }
        case "dust": return DustGrade(rawValue: part(1)).map { .dusty($0) }
        case "rated":
            return Int(part(2)).flatMap { Rating(halves: $0) }.map { .likeRated(Identifier(part(1)), $0) }
        case "director":
            return Int(part(2)).flatMap { Rating(halves: $0) }.map { .sameDirector(Identifier(part(1)), $0) }
        case "genres":
            return Int(part(2)).flatMap { Rating(halves: $0) }.map { .sameGenres(Identifier(part(1)), $0) }
        case "known":
            return [TasteBasis.loved, .kept, .tried].first { "\($0)" == part(2) }
                .map { .likeKnown(Identifier(part(1)), $0) }
        case "length": return WorkLength(rawValue: part(1)).map { .length($0) }
        case "away": return Int(part(1)).map { .away($0) }
        case "lacking": return Int(part(1)).map { .lacking($0) }
        case "own": return (try? MBTI(text: part(2))).map { .ownType(Identifier(part(1)), $0) }
        case "near":
            guard let type = try? MBTI(text: part(2)), let letters = Int(part(3)) else { return nil }
            return .nearType(Identifier(part(1)), type, sharedLetters: letters)
        default: return plain[part(0)]
        }
    }

    private static let plain: [String: TonightReason] = [
        "wet": .wetWeather, "no-weather": .noWeather, "makeable": .makeable, "no-taste": .noTaste, "no-type": .noType,
        "nobody": .nobodyDug, "wished": .wished, "not-watched": .notWatched, "watched": .watched,
    ]
}
