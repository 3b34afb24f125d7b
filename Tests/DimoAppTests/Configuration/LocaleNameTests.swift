import Domain
import Testing

@testable import DimoApp

struct LocaleNameTests {
    private func locale(_ variables: [String: String]) -> LocaleName { LocaleName { variables[$0] } }

    @Test(arguments: [
        ("ko_KR.UTF-8", Language.korean, "KR" as String?), ("ko", .korean, nil), ("ko_KR", .korean, "KR"),
        ("ko.UTF-8", .korean, nil), ("en_US.UTF-8", .english, "US"), ("en_GB@euro", .english, "GB"),
        ("C", .english, nil), ("C.UTF-8", .english, nil), ("POSIX", .english, nil), ("fr_FR.UTF-8", .english, "FR"),
        ("", .english, nil), ("kok_IN", .english, "IN"),
    ])
    func `a locale name gives language and region`(name: String, language: Language, region: String?) {
        let locale = locale(["LANG": name])
        #expect(locale.language == language)
        #expect(locale.region == region)
    }

    @Test func `LC_ALL precedes LC_MESSAGES and LANG, and empty variables are ignored`() {
        let all = ["LC_ALL": "ko_KR", "LC_MESSAGES": "en_US", "LANG": "en_GB"]
        #expect(locale(all).language == .korean)
        #expect(locale(["LC_ALL": "", "LC_MESSAGES": "ko_KR", "LANG": "en_GB"]).language == .korean)
        #expect(locale(["LC_ALL": "", "LC_MESSAGES": "", "LANG": "en_GB"]).region == "GB")
        #expect(locale([:]).language == .english)
    }
}
