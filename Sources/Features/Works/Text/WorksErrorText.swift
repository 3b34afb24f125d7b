import Domain
import FeatureKit

enum WorksErrorText {
    static func describe(_ error: any Error, _ strings: Strings) -> String {
        switch error {
        case let problem as PostProblem: describe(problem, strings)
        case let problem as WorkProblem: describe(problem, strings)
        case let problem as WorkMergeProblem: OnlineText.merge(problem, strings)
        default: ErrorText.describe(error, strings)
        }
    }

    static func describe(_ problem: PostProblem, _ strings: Strings) -> String {
        switch problem {
        case .tooShort(_, let least): strings.counted("post.too-short", least)
        case .tooLong(let count, let most): strings("post.too-long", String(count), String(most))
        case .gone: strings["post.gone"]
        case .notOwn: strings["post.not-own"]
        }
    }

    static func describe(_ problem: WorkProblem, _ strings: Strings) -> String {
        switch problem {
        case .noTitle: strings["own.no-title"]
        case .tooLong(_, let limit): strings("own.too-long", String(limit))
        case .year: strings("own.bad-year", String(Work.years.lowerBound), String(Work.years.upperBound))
        case .noCharacter: strings["own.no-character"]
        case .tooManyCharacters(let limit): strings("own.too-many", String(limit))
        case .noName(let number): strings("own.no-name", String(number))
        case .sameName(let name): strings("own.same-name", name)
        case .notOwn: strings["post.not-own"]
        }
    }
}
