import Domain
import FeatureKit

struct OwnWorkDraft: Equatable {
    var titleEnglish = ""
    var titleKorean = ""
    var originalTitle = ""
    /// Preserved; the form does not show them.
    var otherTitles: [String] = []
    var kind = WorkKind.film
    var year = ""
    var directorEnglish = ""
    var directorKorean = ""
    var genres: [String] = []
    var rating = ""
    var synopsisEnglish = ""
    var synopsisKorean = ""
    var cast: [WorkCharacter] = []
    /// Names of further characters, one per line.
    var names = ""

    static let ratings = ["all", "12", "15", "19"]

    init() {}

    init(_ record: CastWork) {
        let work = record.work
        titleEnglish = work.title.english
        titleKorean = work.title.korean
        originalTitle = work.originalTitle ?? ""
        otherTitles = work.otherTitles
        kind = work.kind
        year = work.year == Work.unknownYear ? "" : String(work.year)
        directorEnglish = work.director?.english ?? ""
        directorKorean = work.director?.korean ?? ""
        genres = work.genres.map(\.rawValue)
        rating = work.ageRating ?? ""
        synopsisEnglish = work.synopsis.english
        synopsisKorean = work.synopsis.korean
        cast = record.cast
    }

    init(title: String) {
        if title.unicodeScalars.contains(where: Folding.isHangul) { titleKorean = title } else { titleEnglish = title }
    }

    init(answering request: CharacterRequest, language: Language) {
        kind = request.kind
        let isEnglish = language == .english
        titleEnglish = isEnglish ? request.title : ""
        titleKorean = isEnglish ? "" : request.title
        let name = LocalizedText(english: isEnglish ? request.name : "", korean: isEnglish ? "" : request.name)
        if let character = try? OwnWork.checked(WorkCharacter(id: "", name: name)) { cast = [character] }
    }

    /// Returns the work as filled in, unchecked. A year that is not a number becomes 0.
    func record(_ id: Identifier<Work>) -> CastWork {
        let director = LocalizedText(english: directorEnglish, korean: directorKorean)
        return CastWork(
            work: Work(
                id: id, title: LocalizedText(english: titleEnglish, korean: titleKorean),
                originalTitle: originalTitle.isEmpty ? nil : originalTitle, otherTitles: otherTitles, kind: kind,
                year: Int(year) ?? 0,
                director: directorEnglish.isEmpty && directorKorean.isEmpty ? nil : director,
                genres: genres.map { Identifier($0) }, ageRating: rating.isEmpty ? nil : rating,
                synopsis: LocalizedText(english: synopsisEnglish, korean: synopsisKorean)),
            cast: cast + OwnWork.cast(names, besides: cast))
    }

    mutating func apply(_ edit: FormEdit) {
        switch edit {
        case .text("titleEnglish", let text): titleEnglish = text
        case .text("titleKorean", let text): titleKorean = text
        case .text("originalTitle", let text): originalTitle = text
        case .text("year", let text): year = text.filter(\.isNumber)
        case .text("directorEnglish", let text): directorEnglish = text
        case .text("directorKorean", let text): directorKorean = text
        case .text("synopsisEnglish", let text): synopsisEnglish = text
        case .text("synopsisKorean", let text): synopsisKorean = text
        case .text("names", let text): names = text
        case .option("kind", let id): kind = WorkKind(rawValue: id) ?? kind
        case .option("rating", let id): rating = id
        case .removeRow(_, let row): if cast.indices.contains(row) { cast.remove(at: row) }
        case .moveRow(_, let row, let step):
            if cast.indices.contains(row), cast.indices.contains(row + step) { cast.swapAt(row, row + step) }
        case .text, .option, .flag: break
        }
    }

    static func field(of problem: WorkProblem, in language: Language) -> String {
        let end = language == .korean ? "Korean" : "English"
        return switch problem {
        case .noTitle, .notOwn: "title\(end)"
        case .tooLong(let field, _): field == "director" ? "director\(end)" : field == "name" ? "cast" : "title\(end)"
        case .year: "year"
        case .noCharacter, .tooManyCharacters, .noName, .sameName: "cast"
        }
    }
}

enum OwnWorkBeginning: Sendable {
    case request(CharacterRequest)
    /// A title that a search did not find. The new work opens once it is saved.
    case title(String)

    var request: CharacterRequest? { if case .request(let request) = self { request } else { nil } }

    var draftKey: String {
        switch self {
        case .request(let request): "answer \(request.id)"
        case .title(let title): "called \(Folding.folded(title))"
        }
    }

    func draft(_ language: Language) -> OwnWorkDraft {
        switch self {
        case .request(let request): OwnWorkDraft(answering: request, language: language)
        case .title(let title): OwnWorkDraft(title: title)
        }
    }
}

@MainActor
struct OwnWorkEditor {
    let works: any WorkRepository
    let inbox: any InboxRepository
    let member: @MainActor @Sendable () -> Author
    let clock: any WallClock

    /// A nil id is a new work. Throws `WorkProblem.notOwn` for a work of another member.
    func genresAndWork(_ id: Identifier<Work>?) async throws -> ([Genre], CastWork?) {
        let genres = try await works.genres()
        guard let id else { return (genres, nil) }
        guard let work = try await works.ownWork(id, of: member().id) else { throw WorkProblem.notOwn }
        return (genres, work)
    }

    /// Saves a work. Its first character answers the request.
    @discardableResult
    func save(_ work: CastWork, answering request: CharacterRequest?) async throws -> Identifier<Work> {
        let (profile, now) = (member().id, clock.now())
        let id = try await works.save(work, of: profile, at: now)
        if let request, let character = try await works.ownWork(id, of: profile)?.cast.first {
            try await inbox.fulfil(request.id, with: character.id, of: profile, at: now)
        }
        return id
    }

    /// Returns whether the work existed.
    func remove(_ id: Identifier<Work>) async throws -> Bool { try await works.remove(id, of: member().id) }

    func add(_ character: WorkCharacter, to work: Identifier<Work>) async throws {
        _ = try await works.add(character, to: work, of: member().id, at: clock.now())
    }
}
