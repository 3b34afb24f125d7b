import Domain
import Reactive
import TestSupport
import Testing

@testable import FeatureKit

/// The picture of a page is requested once its address and size are known, and delays nothing.
@MainActor
struct PictureLoaderTests {
    private let pictures = ScriptedPictures()
    private let size = PictureSize(width: 24, height: 36)

    private func loader() -> PictureLoader {
        PagePictures(addresses: pictures, repository: pictures).loader(of: .work("metropolis"))
    }

    @Test func `address and size are passed on, and the picture arrives once`() async throws {
        await pictures.set("https://pictures/metropolis", of: .work("metropolis"))
        let loader = loader()
        let states = Recorded(loader.state)
        loader.find()
        loader.want(size)
        await LatestTask.settleAll()
        #expect(await pictures.asked == [.init(address: PictureAddress("https://pictures/metropolis"), size: size)])
        let picture = try #require(await pictures.picture(of: size))
        #expect(states.values == [.none, .expected, .shown(picture)])
    }

    @Test func `without an address no picture is shown or requested`() async {
        let loader = loader()
        loader.find()
        loader.want(size)
        await LatestTask.settleAll()
        #expect(loader.state.value == .none)
        #expect(await pictures.asked.isEmpty)
    }

    @Test func `a page without room requests nothing`() async {
        await pictures.set("https://pictures/metropolis", of: .work("metropolis"))
        let loader = loader()
        loader.find()
        await LatestTask.settleAll()
        #expect(loader.state.value == .expected)
        #expect(await pictures.asked.isEmpty)
    }

    @Test func `the same size and address are not requested again`() async {
        await pictures.set("https://pictures/metropolis", of: .work("metropolis"))
        let loader = loader()
        for _ in 0..<3 {
            loader.find()
            loader.want(size)
            await LatestTask.settleAll()
        }
        #expect(await pictures.asked.count == 1)
        loader.want(PictureSize(width: 36, height: 54))
        await LatestTask.settleAll()
        #expect(await pictures.asked.count == 2)
    }

    @Test func `a failed picture leaves no place behind`() async {
        await pictures.set("https://pictures/metropolis", of: .work("metropolis"))
        await pictures.fail(PictureProblem.cutOff)
        let loader = loader()
        loader.find()
        loader.want(size)
        await LatestTask.settleAll()
        #expect(loader.state.value == .none)
    }

    @Test func `a picture that fails in another size stays as it was`() async throws {
        await pictures.set("https://pictures/metropolis", of: .work("metropolis"))
        let loader = loader()
        loader.find()
        loader.want(size)
        await LatestTask.settleAll()
        await pictures.fail(PictureProblem.cutOff)
        loader.want(PictureSize(width: 36, height: 54))
        await LatestTask.settleAll()
        #expect(loader.state.value == .shown(try #require(await pictures.picture(of: size))))
    }
}
