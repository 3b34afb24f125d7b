import Domain
import Foundation
import Testing

@testable import DimoAssets

/// Rules of Korean style that a search can check: one name per thing, no literal translations, one form of each sign.
struct KoreanStyleTests {
    private static let folder = AssetFolder(path: TemporaryAssets.repository)

    private static func table() throws -> [String: String] {
        StringTable.parse(try folder.bytes(of: "ko.lproj/Localizable.strings"))
    }

    /// The translated texts of the shell's help, by the English text.
    private static func help() throws -> [String: String] {
        StringTable.parse(try folder.bytes(of: "ko.lproj/Help.strings"))
    }

    /// All displayed texts by line, with their key or file name.
    private static func lines() throws -> [(place: String, text: String)] {
        var lines = try table().map { ($0.key, $0.value) } + help().map { ($0.key, $0.value) }
        for name in TextName.allCases {
            for section in try TextLoader.load(name, .korean, from: folder).sections {
                lines += ([section.title] + section.paragraphs).map { (name.rawValue, $0) }
            }
        }
        return lines
    }

    /// Forbidden words with their replacements.
    private static let words = [
        "까닭": "이유", "낱말": "단어", "쌍점": "콜론", "그곳": "the thing's name", "기다려 달라": "요청이 많습니다", "고치기": "수정",
        "가린 글": "숨긴 글", "글쓴이": "작성자", "내 답": "내 투표", "핫한": "인기", "사는 도시": "내 도시", "받은 소식": "알림",
        "혹시": "찾으셨나요?", "제때": "응답 시간 초과", "제공자": "제공처", "물어보": "불러오다, 문의하다", "그동안 한 일": "변경 내용",
        "꾸며 낸": "가상의", "됨됨이": "성격", "키워드": "알림 단어", "가니시": "장식", "당분": "당도", "대기 줄": "주문",
        "붙여넣": "붙여 넣", "공개 범위": "개인정보 보호", "문의 쓰기": "의견 쓰기", "이 로그인": "이 컴퓨터의 사용자 계정", "입니까": "-ㄹ까요, -나요",
        "습니까": "-ㄹ까요, -나요", "합니까": "-ㄹ까요, -나요", "십시오": "-세요", "실행 취소": "되돌리기", "영화 일기": "감상 기록",
        "자신입니다": "the thing's name", "넘깁니다": "리디렉션됩니다", "거기": "the thing's name", "바 스푼": "바스푼",
        "편집자 추측": "편집자의 추측", "편집자의 생각": "편집자의 추측", "이번 주에 디그": "최근에 디그",
        "들어가는 칵테일 %": "이 재료를 쓰는 칵테일",
    ]

    @Test func `no rejected word is used`() throws {
        let found = try Self.lines().flatMap { line in
            Self.words.filter { line.text.contains($0.key) }.map { "\(line.place): \($0.value): \(line.text)" }
        }
        #expect(found == [])
    }

    @Test func `an identifier is called ID`() throws {
        let word = /(^|[^A-Za-z0-9_.:\/=-])ids?([^A-Za-z0-9_:(=]|$)/
        for (place, text) in try Self.lines() { #expect(!text.contains(word), "\(place): ID, 아이디: \(text)") }
        for text in try Self.help().keys { #expect(!text.contains(word), "ID: \(text)") }
    }

    @Test func `signs have one form each`() throws {
        for (place, text) in try Self.lines() {
            #expect(!text.contains(/[0-9] %(?![0-9])/), "\(place): no space before a percent sign: \(text)")
            #expect(
                !text.contains(#/ \((ml|cl|oz|g|%|°C)\)/#), "\(place): a unit's bracket is attached: \(text)")
            #expect(!text.contains(/[“”‘’]/), "\(place): straight quotation marks: \(text)")
            // One space before the ellipsis; ASCII examples have three dots.
            #expect(!text.contains(/[^ ]…/), "\(place): a space before the ellipsis: \(text)")
            #expect(place.hasSuffix(".ascii") || !text.contains("..."), "\(place): …, not three dots: \(text)")
        }
    }

    @Test func `sentences end in 합니다체`() throws {
        // Answers of the type test are the user's own thoughts, not in 합니다체.
        for (place, text) in try Self.lines() where !place.hasPrefix("test.question") {
            #expect(!text.contains(/[^니]다(\.|$)/), "\(place): \(text)")
            #expect(!text.contains(/[가-힣]\?/) || text.contains(/(요|은|는)\?/), "\(place): \(text)")
        }
    }

    @Test func `a key takes the verb for pressing, not a bare particle`() throws {
        let key = #/(?:^|[ (])(?:(?:[a-wyz!?,]|Enter|Esc|Tab|\^[A-Z]|Ctrl-[A-Z])(?:으로|로|는|은)|%[0-9] 키로) /#
        for (place, text) in try Self.lines() { #expect(!text.contains(key), "\(place): 누르다: \(text)") }
    }
}
